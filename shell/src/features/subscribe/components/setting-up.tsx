import { Spinner } from '@fahm/ui/spinner.tsx';
import { messages } from '../messages.ts';
import styles from './subscribe.module.css';

/** While the plan is asked for; also what the server sends. */
export function SettingUp() {
  return (
    <>
      <p className={styles.pending} role="status">
        <Spinner />
        {messages.settingUp}
      </p>
      <noscript>{messages.needsScript}</noscript>
    </>
  );
}
