/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = '86a71320b45012539f0c664a327059186ac1c0324c4a836f1f2a37ae946223de';
