/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = '2b57a7bf60d8ce1715070952ab2ec44047b71382bb9122526043dd364d843c3d';
