/** Names: as they are written, in PascalCase, in camelCase. */
export const CASES = [
  ['places', 'Places', 'places'],
  ['user-settings', 'UserSettings', 'userSettings'],
  ['user_settings', 'UserSettings', 'userSettings'],
  ['userSettings', 'UserSettings', 'userSettings'],
  ['UserSettings', 'UserSettings', 'userSettings'],
  ['mark-read', 'MarkRead', 'markRead'],
  ['one_two-three_four', 'OneTwoThreeFour', 'oneTwoThreeFour'],
  // Digits are no letters: nothing to put in upper case, and no capital.
  ['v1', 'V1', 'v1'],
  ['V1', 'V1', 'v1'],
  ['2fa', '2fa', '2fa'],
  ['2FA', '2FA', '2FA'],
  ['2-fa', '2Fa', '2Fa'],
  ['oauth2-clients', 'Oauth2Clients', 'oauth2Clients'],
  ['URL2s', 'URL2s', 'url2s'],
  // Of several capitals at the front the last stays when a lower-case letter follows it.
  ['Place', 'Place', 'place'],
  ['APIKey', 'APIKey', 'apiKey'],
  ['APIKeys', 'APIKeys', 'apiKeys'],
  ['api-keys', 'ApiKeys', 'apiKeys'],
  ['URL', 'URL', 'url'],
  ['HTTP-URL', 'HTTPURL', 'httpurl'],
  ['aURL', 'AURL', 'aurl'],
  ['x-ray', 'XRay', 'xRay'],
  ['x-y', 'XY', 'xy'],
  ['placeURL', 'PlaceURL', 'placeURL'],
  // Dashes and underscores with nothing between or beside them give no part.
  ['--places', 'Places', 'places'],
  ['places__', 'Places', 'places'],
  ['_user--settings-', 'UserSettings', 'userSettings'],
  ['-', '', ''],
  ['', '', ''],
  // Letters outside ASCII have a case, too.
  ['éclairs', 'Éclairs', 'éclairs'],
  ['ÉclairÉs', 'ÉclairÉs', 'éclairÉs'],
  ['user-äpfel', 'UserÄpfel', 'userÄpfel'],
  ['straße-ß', 'StraßeSS', 'straßeSS'],
  ['ßa', 'SSa', 'ßa'],
  ['ΑΣ', 'ΑΣ', 'ασ'],
  // The other characters of a name are no separators.
  ['v1.0', 'V1.0', 'v1.0'],
  ['two words', 'Two words', 'two words'],
] as const

/** A name of more parts than a type may be nested deep. */
export const MANY_PARTS = 'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-a_b_c_d_e_f_g_h_i_j_k_l_m_n_o_p_q_r_s_t'
