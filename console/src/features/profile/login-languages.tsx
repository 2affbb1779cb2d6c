import { useEffect } from 'react';
import { hostSettings } from '../../api/host.ts';
import { keepTyped, takeTyped } from '../../texts/keep-typed.ts';
import { chooseLanguage, languageName, languageTag } from '../../texts/language-choice.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './login-languages.module.css';

type LoginLanguagesProps = { email: string; setEmail: (email: string) => void };

/** Button for each other language, in the words of that language, before a user has signed in. */
export function LoginLanguages({ email, setEmail }: LoginLanguagesProps) {
  const current = languageTag(LANGUAGES, hostSettings());
  const others = Object.keys(LANGUAGES).filter((tag) => tag !== current);

  useEffect(() => {
    const typed = takeTyped();
    if (typed) setEmail(typed);
  }, [setEmail]);

  function choose(tag: string) {
    keepTyped(email);
    chooseLanguage(tag);
  }

  return (
    <div className={styles.corner}>
      {others.map((tag) => (
        <Button key={tag} variant="quiet" small lang={tag} onClick={() => choose(tag)}>
          {languageName(tag)}
        </Button>
      ))}
    </div>
  );
}
