import { Slider } from '@fahm/ui/fields/slider.tsx';
import { type SettingOfKind, SETTINGS } from '../../../lib/settings/settings.ts';
import { useSettings } from '../use-settings.ts';

type Props = {
  name: SettingOfKind<'range'>;
  label: string;
  inWords: (value: number) => string;
};

/** A setting that is a number within its range (spec 5.9). */
export function NumberSetting({ name, label, inWords }: Props) {
  const [settings, change] = useSettings();
  const value = settings[name];
  const { min, max, step } = SETTINGS[name];
  return (
    <Slider
      label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      valueText={inWords(value)}
      onChange={(next) => change({ [name]: next })}
    />
  );
}
