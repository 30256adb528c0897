/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = 'ef0843439631ee5195e9092b54faa3701b5f81f8f98ce68e93e1772075d14663';
