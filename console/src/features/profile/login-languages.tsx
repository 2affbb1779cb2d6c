import { hostSettings } from '../../api/host.ts';
import { chooseLanguage, languageName, languageTag } from '../../texts/language-choice.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './login-languages.module.css';

/** Button for each other language, in the words of that language, before a user has signed in. */
export function LoginLanguages({ typed }: { typed: string }) {
  const current = languageTag(LANGUAGES, hostSettings());
  const others = Object.keys(LANGUAGES).filter((tag) => tag !== current);
  return (
    <div className={styles.corner}>
      {others.map((tag) => (
        <Button key={tag} variant="quiet" small lang={tag} onClick={() => chooseLanguage(tag, typed)}>
          {languageName(tag)}
        </Button>
      ))}
    </div>
  );
}
