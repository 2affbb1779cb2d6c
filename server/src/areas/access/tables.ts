declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Accounts of administrators and staff who have or had credentials, by their id. */
    accounts: {
      id: string;
      role: string;
      /** Email in lower case; null if there is no password. */
      sign_in: string | null;
      password_hash: string | null;
      /** Null if the user may not sign in by phone. */
      pin_hash: string | null;
      /** 1 if the password was created by another user. */
      must_change_password: number;
    };
    admins: {
      id: string;
      email: string;
      name: string;
      phone: string;
      address: string;
      profile_image: string;
      created_at: string;
    };
    sessions: {
      token_hash: string;
      /** Id of the session in lists, which do not contain its token. */
      id: string;
      account_id: string;
      created_at: string;
      expires_at: string;
      seen_at?: string | null | undefined;
      device?: string | undefined;
      /** Network address at the sign-in. */
      source?: string | undefined;
      /** SHA-256 of the id of the only device that may use it; null for any. */
      device_hash?: string | null;
    };
    /** `confirmed_at` is null until a first code was entered; `last_step` is the time step of the last code used. */
    second_factors: { account_id: string; secret: string; confirmed_at: string | null; last_step: number };
    recovery_codes: { code_hash: string; account_id: string };
    /** One-time links to set a password. */
    reset_links: {
      token_hash: string;
      account_id: string;
      created_at: string;
      expires_at: string;
    };
    /**
     * Devices that a driver has signed in on, with wrong PINs since; `device_hash` is '' for all other devices
     * together.
     */
    driver_devices: { account_id: string; device_hash: string; wrong_pins: number };
    login_sources: { account: string; source: string; signed_in_at: string };
    login_failures: { id: string; account: string; source: string; failed_at: string };
    api_keys: {
      id: string;
      name: string;
      role: string;
      key_hash: string;
      created_at: string;
      expires_at: string | null;
      revoked_at: string | null;
      /** Owner of the key, a sender or a staff member; both null for a key of the whole business. */
      sender_id: string | null;
      staff_id: string | null;
      /** Business day, such as '2026-11-21'. */
      last_used_on: string | null;
    };
  }
}

export {};
