import type { Setting } from '@fahm/mfe-kit/setting.ts';
import { Switch } from '@fahm/ui/fields/switch.tsx';
import {
  type ListedSetting,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
} from '../../../lib/settings/settings.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { NumberSetting } from './number-setting.tsx';

type Props = { panel: 'text' | 'colours' | 'translation' | 'audio' | 'more' };

/** The numbers that a tab of the settings lists by themselves, in the order of their descriptions. */
export const Sliders = ({ panel }: Props) =>
  listed('range', panel).map((name) => (
    <NumberSetting key={name} name={name} {...messages.listed[name]} />
  ));

/** The flags that a tab of the settings lists by themselves. */
export function Switches({ panel }: Props) {
  const [settings, change] = useSettings();
  return listed('flag', panel).map((name) => (
    <Switch
      key={name}
      {...messages.listed[name]}
      checked={settings[name]}
      onChange={(on) => change({ [name]: on })}
    />
  ));
}

function listed<Kind extends 'flag' | 'range'>(kind: Kind, panel: Props['panel']) {
  const isListed = (name: SettingName): name is ListedSetting<Kind> => {
    const setting: Setting = SETTINGS[name];
    return setting.kind === kind && setting.panel === panel;
  };
  return SETTING_NAMES.filter(isListed);
}
