import { Radio, RadioGroup } from '@fahm/ui/radio-group.tsx';
import { Switch } from '@fahm/ui/switch.tsx';
import { ARABIC_SIZES } from '../../../lib/settings/settings.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { FontChoices } from './font-choices.tsx';
import { NumberSetting } from './number-setting.tsx';
import { ReadingPreview } from './reading-preview.tsx';
import styles from './settings.module.css';

type SizeName = keyof typeof ARABIC_SIZES;
const SIZE_NAMES = Object.keys(ARABIC_SIZES) as SizeName[];

export function TextSettings() {
  return (
    <div className={styles.settings}>
      <ReadingPreview />
      <div>
        <NumberSetting
          name="fontSizeArabic"
          label={messages.arabicSize}
          step={1}
          inWords={sizeInWords}
        />
        <NamedSizes />
      </div>
      <NumberSetting
        name="lineHeight"
        label={messages.lineHeight}
        step={0.1}
        inWords={messages.times}
      />
      <NumberSetting
        name="pageWidth"
        label={messages.pageWidth}
        step={1}
        inWords={messages.characters}
      />
      <FontChoices />
      <HeadingsSwitch />
    </div>
  );
}

function HeadingsSwitch() {
  const [{ passageHeadings }, change] = useSettings();
  return (
    <Switch
      label={messages.passageHeadings}
      hint={messages.passageHeadingsHint}
      checked={passageHeadings}
      onChange={(on) => change({ passageHeadings: on })}
    />
  );
}

const nameOf = (size: number): SizeName | null =>
  SIZE_NAMES.find((name) => ARABIC_SIZES[name] === size) ?? null;

function sizeInWords(size: number): string {
  const name = nameOf(size);
  const pixels = messages.pixels(size);
  return name === null ? pixels : `${messages.sizes[name]}, ${pixels}`;
}

function NamedSizes() {
  const [{ fontSizeArabic }, change] = useSettings();
  return (
    <RadioGroup<SizeName>
      label={messages.arabicSizes}
      look="segments"
      value={nameOf(fontSizeArabic)}
      onChange={(name) => change({ fontSizeArabic: ARABIC_SIZES[name] })}
    >
      {SIZE_NAMES.map((name) => (
        <Radio key={name} value={name}>
          {messages.sizes[name]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
