import { hostSettings } from '../../api/host.ts';
import { profileText as text } from '../../texts/en/profile.ts';
import { LANGUAGE_KEY, LANGUAGES, languageTag } from '../../texts/languages.ts';
import { Card } from '../../ui/display/card.tsx';
import { Select } from '../../ui/fields/select.tsx';

/** A language by its own name: 'English', 'العربية'. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

/** Stores the choice and reloads the page. */
function choose(tag: string): void {
  localStorage.setItem(LANGUAGE_KEY, tag);
  sessionStorage.removeItem(LANGUAGE_KEY);
  location.assign(location.pathname);
}

/** Choice of the user's language in this browser; absent if there is only one. */
export function LanguageChoice() {
  const tags = Object.keys(LANGUAGES);
  if (tags.length < 2) return null;
  return (
    <Card title={text.language} about={text.languageAbout} className="measure above">
      <Select
        label={text.language}
        hideLabel
        options={tags.map((value) => ({ value, label: nameOf(value) }))}
        value={languageTag(hostSettings().language)}
        onChange={choose}
      />
    </Card>
  );
}
