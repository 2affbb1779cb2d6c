import { hasFeature, hostSettings } from '../../api/host.ts';
import { profileText as text } from '../../texts/en/profile.ts';
import { chooseLanguage, languageName, languageTag } from '../../texts/language-choice.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { Card } from '../../ui/display/card.tsx';
import { Select } from '../../ui/fields/select.tsx';

/** Choice of the user's language in this browser; absent with another company's server. */
export function LanguageChoice() {
  const tags = Object.keys(LANGUAGES);
  if (!hasFeature('tawseel')) return null;
  return (
    <Card title={text.language} about={text.languageAbout} className="measure above">
      <Select
        label={text.language}
        hideLabel
        options={tags.map((value) => ({ value, label: languageName(value) }))}
        value={languageTag(LANGUAGES, hostSettings())}
        onChange={chooseLanguage}
      />
    </Card>
  );
}
