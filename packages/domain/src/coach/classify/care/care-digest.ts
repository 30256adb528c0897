/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = '75071fae9c41783d61b1c22fc2d65d44cb2d09b64662a5d6a25679b8d7267922';
