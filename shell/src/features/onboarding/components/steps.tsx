import type { Learning } from '@fahm/contracts/person/profile.ts';
import { DISPLAY_NAME_LENGTH, EXPERIENCES, GENDERS } from '@fahm/contracts/person/profile.ts';
import { Checkbox } from '@fahm/ui/fields/checkbox.tsx';
import type { ChangeEvent, ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { type Answers, STEPS, type Step } from '../answers.ts';
import { messages } from '../messages.ts';
import type { Wizard } from '../use-wizard.ts';
import { BirthdayStep } from './birthday-step.tsx';
import styles from './onboarding.module.css';

type Props = { wizard: Wizard };

const steps: Record<Step, (props: Props) => ReactNode> = {
  name: NameStep,
  birthday: BirthdayStep,
  gender: GenderStep,
  languages: LanguagesStep,
  experience: ExperienceStep,
  acceptance: AcceptanceStep,
};

export function Steps({ wizard }: Props) {
  const Shown = steps[STEPS[wizard.step] ?? 'name'];
  return <Shown wizard={wizard} />;
}

function NameStep({ wizard: { form } }: Props) {
  return (
    <p className={styles.field}>
      <label htmlFor="display-name">{messages.name.label}</label>
      <input
        {...form.register('displayName')}
        id="display-name"
        className="field"
        maxLength={DISPLAY_NAME_LENGTH}
        autoComplete="name"
        dir="auto"
        aria-describedby="display-name-hint"
      />
      <small id="display-name-hint">{messages.name.hint}</small>
    </p>
  );
}

function GenderStep({ wizard }: Props) {
  return (
    <fieldset className={styles.choices} aria-label={messages.headings.gender.en}>
      <p className={styles.hint}>{messages.genderHint}</p>
      {GENDERS.map((gender) => (
        <Choice key={gender} wizard={wizard} name="gender" value={gender}>
          {messages.genders[gender]}
        </Choice>
      ))}
    </fieldset>
  );
}

const LANGUAGES = [
  'canReadArabic',
  'canUnderstandArabic',
  'canReadEnglish',
  'canUnderstandEnglish',
] as const satisfies (keyof Learning)[];

function LanguagesStep({ wizard }: Props) {
  return (
    <fieldset className={styles.choices} aria-label={messages.headings.languages.en}>
      <p className={styles.hint}>{messages.languages.hint}</p>
      {LANGUAGES.map((name) => (
        <Choice key={name} wizard={wizard} name={name}>
          {messages.languages[name]}
        </Choice>
      ))}
    </fieldset>
  );
}

function ExperienceStep({ wizard }: Props) {
  return (
    <fieldset className={styles.choices} aria-label={messages.headings.experience.en}>
      <p className={styles.hint}>{messages.experienceHint}</p>
      {EXPERIENCES.map((experience) => (
        <Choice key={experience} wizard={wizard} name="previousExperience" value={experience}>
          {messages.experiences[experience].label}
          <small className={styles.about}>{messages.experiences[experience].text}</small>
        </Choice>
      ))}
    </fieldset>
  );
}

function AcceptanceStep({ wizard }: Props) {
  const { privacy, terms } = messages.acceptance;
  return (
    <fieldset className={styles.choices} aria-label={messages.headings.acceptance.en}>
      <Choice wizard={wizard} name="privacyAccepted">
        {privacy.before}
        {/* In a tab of their own: the wizard stays where it is. */}
        <a href={paths.privacy} target="_blank">
          {privacy.link}
        </a>
      </Choice>
      <Choice wizard={wizard} name="termsAccepted">
        {terms.before}
        <a href={paths.terms} target="_blank">
          {terms.link}
        </a>
      </Choice>
    </fieldset>
  );
}

type ChoiceProps = Props & {
  name: Exclude<keyof Answers, 'displayName' | 'dateOfBirth'>;
  /** Not given: one that is chosen or not, by itself; else one of several. */
  value?: string;
  children: ReactNode;
};

function Choice({ wizard, name, value, children }: ChoiceProps) {
  const field = wizard.form.register(name);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    await field.onChange(event);
    if (wizard.isPointed()) wizard.proceed();
  };
  return (
    <label className={styles.choice}>
      {value === undefined ? (
        <Checkbox {...field} />
      ) : (
        <input type="radio" value={value} {...field} onChange={(event) => void choose(event)} />
      )}
      <span>{children}</span>
    </label>
  );
}
