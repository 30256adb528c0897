/** SHA-256 of the words of care as they are deployed: `npm run care:learn -w @fahm/domain` writes it. */
export const CARE_DIGEST = 'b79de17f58d32b6d1c840ed6ddc8613754f687050fa635b152e280245a80f76a';
