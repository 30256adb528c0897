import { HubView } from '../features/hub/components/hub-view.tsx';
import styles from './guides-page.module.css';

export function HubRoute() {
  return (
    <div className={styles.page} data-page="hub">
      <HubView />
    </div>
  );
}
