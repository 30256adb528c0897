import { ARABIC_SIZES } from '@fahm/mfe-kit/page-settings.ts';
import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { FontChoices } from './font-choices.tsx';
import { Sliders, Switches } from './listed-settings.tsx';
import { NumberSetting } from './number-setting.tsx';
import { ReadingPreview } from './reading-preview.tsx';
import { Segments } from './segments.tsx';
import styles from './settings.module.css';

type SizeName = keyof typeof ARABIC_SIZES;
const SIZE_NAMES = Object.keys(ARABIC_SIZES) as SizeName[];

export function TextSettings() {
  const [{ layout, wordMeanings }, change] = useSettings();
  return (
    <div className={styles.settings}>
      <ReadingPreview />
      <div>
        <NumberSetting name="fontSizeArabic" label={messages.arabicSize} inWords={sizeInWords} />
        <NamedSizes />
      </div>
      <Segments
        label={messages.layouts}
        words={messages.layout}
        value={layout}
        onChange={(chosen) => change({ layout: chosen })}
      />
      <Segments
        label={messages.meanings}
        hint={messages.meaningsHint}
        words={messages.meaning}
        value={wordMeanings}
        onChange={(chosen) => change({ wordMeanings: chosen })}
      />
      <Sliders panel="text" />
      <FontChoices />
      <Switches panel="text" />
    </div>
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
      variant="segments"
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
