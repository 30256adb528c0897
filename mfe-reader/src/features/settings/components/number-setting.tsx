import { Slider } from '@fahm/ui/slider.tsx';
import { SETTINGS_RANGES } from '../../../lib/settings/settings.ts';
import { useSettings } from '../use-settings.ts';

type Props = {
  name: keyof typeof SETTINGS_RANGES;
  label: string;
  step: number;
  inWords: (value: number) => string;
};

/** A setting that is a number within its range (spec 5.9). */
export function NumberSetting({ name, label, step, inWords }: Props) {
  const [settings, change] = useSettings();
  const value = settings[name];
  return (
    <Slider
      label={label}
      value={value}
      {...SETTINGS_RANGES[name]}
      step={step}
      valueText={inWords(value)}
      onChange={(next) => change({ [name]: next })}
    />
  );
}
