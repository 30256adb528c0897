import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says once that something is on the way; what it holds has the shape of what comes. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={styles.shape}>
        {children}
      </div>
    </div>
  );
}

type BoneProps = { height?: string; width?: string };

export function Bone({ height = '1em', width = '100%' }: BoneProps) {
  const size: CSSProperties = { blockSize: height, inlineSize: width };
  return <span className={styles.bone} style={size} />;
}
