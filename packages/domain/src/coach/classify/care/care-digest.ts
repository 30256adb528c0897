/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = '277ca6ad1f6f0ba455c5508062a4101d0aefeb861c6c28ad6f3eddfa03d81547';
