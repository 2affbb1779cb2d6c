declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Whoever signs in, or was given what one signs in with: an administrator or a member of staff, by their id. */
    accounts: {
      id: string;
      role: string;
      /** The email in small letters, of who has a password; null for who may not sign in by email. */
      sign_in: string | null;
      password_hash: string | null;
      /** Null for who may not sign in by phone. */
      pin_hash: string | null;
      /** 1 while the password is one that somebody else made. */
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
      /** Names the session in lists, where its token does not stand. */
      id: string;
      account_id: string;
      created_at: string;
      expires_at: string;
      seen_at?: string | null | undefined;
      device?: string | undefined;
      /** Network address it was begun from. */
      source?: string | undefined;
      /** SHA-256 of the id of the one device that may use it; null for any. */
      device_hash?: string | null;
    };
    /** `confirmed_at` is null until a first code was sent; `last_step` is the time step of the last code that was used. */
    second_factors: { account_id: string; secret: string; confirmed_at: string | null; last_step: number };
    recovery_codes: { code_hash: string; account_id: string };
    /** By which somebody sets a password, once. */
    reset_links: {
      token_hash: string;
      account_id: string;
      created_at: string;
      expires_at: string;
    };
    /** Devices that a driver signed in on, and wrong PINs since; `device_hash` is '' for all other devices together. */
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
      /** The one whom the key belongs to; neither for a wide one. */
      sender_id: string | null;
      staff_id: string | null;
      /** Day of the business, as '2026-11-21'. */
      last_used_on: string | null;
    };
  }
}

export {};
