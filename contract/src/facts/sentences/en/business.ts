export const business = {
  settings_saved_meanwhile:
    'Someone else saved these settings after you opened them. Load their changes, then enter yours again.',

  settings_saved: 'The settings were saved.',
};
