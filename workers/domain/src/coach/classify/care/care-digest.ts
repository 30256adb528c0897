/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = 'bb2ee74ef1ecac6856cf2d25befbc369712d0611837249e4e1a46cf9c55bec85';
