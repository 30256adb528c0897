import { useEffect, useRef } from 'react';
import styles from './umrah.module.css';

/** [2.21.2]: the line beside the steps fills as they are read, in the colour of the part at hand. */
export function ProgressLine() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = line.current;
    const parts = element?.parentElement;
    if (element == null || parts == null) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const middle = innerHeight / 2;
      const { top, height } = parts.getBoundingClientRect();
      const filled = Math.min(1, Math.max(0, (middle - top) / height));
      element.style.setProperty('--filled', filled.toFixed(4));
      const sections = [...parts.querySelectorAll<HTMLElement>('section[data-colour]')];
      const here = sections.findLast((section) => section.getBoundingClientRect().top <= middle);
      element.dataset['colour'] = here?.dataset['colour'] ?? '1';
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, []);
  return (
    <div
      ref={line}
      className={styles.line}
      data-part="progress-line"
      data-colour="1"
      aria-hidden="true"
    >
      <div className={styles.fill} />
    </div>
  );
}
