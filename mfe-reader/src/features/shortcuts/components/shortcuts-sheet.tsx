import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { Switch } from '@fahm/ui/fields/switch.tsx';
import { useServices } from '../../../lib/services.ts';
import { type Shortcut, SHORTCUTS } from '../../../lib/shortcuts.ts';
import { useStore } from '../../../lib/store.ts';
import { listeningKeys, messages } from '../messages.ts';
import styles from './shortcuts-sheet.module.css';

/** Names what single keys do, and switches them off for those whom they disturb. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { settings } = useServices();
  const enabled = useStore(settings, (it) => it.shortcuts);
  const audio = useStore(settings, (it) => it.audio);
  const goesRight = useStore(settings, (it) => it.forwardKey === 'right');
  return (
    <Sheet title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <table className={styles.list}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{messages.key}</th>
            <th scope="col">{messages.action}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(SHORTCUTS).map(([name, key]) => (
            <tr key={name}>
              <th scope="row">
                <kbd className={styles.key}>{key}</kbd>
              </th>
              <td>{messages.does[name as Shortcut]}</td>
            </tr>
          ))}
          {audio && <ListeningKeys goesRight={goesRight} />}
        </tbody>
      </table>
      <div className={styles.enabled}>
        <Switch
          label={messages.enabled}
          hint={messages.enabledHint}
          checked={enabled}
          onChange={(shortcuts) => settings.change({ shortcuts })}
        />
      </div>
    </Sheet>
  );
}

/** The keys of the player (spec 2.11.5): they act while audio is on. */
function ListeningKeys({ goesRight }: { goesRight: boolean }) {
  const rows = listeningKeys(goesRight);
  return rows.map(({ keys, does }) => (
    <tr key={keys.join()}>
      <th scope="row">
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </th>
      <td>{does}</td>
    </tr>
  ));
}
