/** A name as it is written, in PascalCase and in camelCase. */
export const CASES = [
  ['places', 'Places', 'places'],
  ['user-settings', 'UserSettings', 'userSettings'],
  ['user_settings', 'UserSettings', 'userSettings'],
  ['userSettings', 'UserSettings', 'userSettings'],
  ['UserSettings', 'UserSettings', 'userSettings'],
  ['mark-read', 'MarkRead', 'markRead'],
  ['one_two-three_four', 'OneTwoThreeFour', 'oneTwoThreeFour'],
  // A digit has no case, so it is never a capital.
  ['v1', 'V1', 'v1'],
  ['V1', 'V1', 'v1'],
  ['2fa', '2fa', '2fa'],
  ['2FA', '2FA', '2FA'],
  ['2-fa', '2Fa', '2Fa'],
  ['oauth2-clients', 'Oauth2Clients', 'oauth2Clients'],
  ['URL2s', 'URL2s', 'url2s'],
  // Of several capitals at the start, the last stays if a lower-case letter follows it.
  ['Place', 'Place', 'place'],
  ['APIKey', 'APIKey', 'apiKey'],
  ['APIKeys', 'APIKeys', 'apiKeys'],
  ['api-keys', 'ApiKeys', 'apiKeys'],
  ['URL', 'URL', 'url'],
  ['HTTP-URL', 'HTTPURL', 'httpurl'],
  ['aURL', 'AURL', 'aurl'],
  ['x-ray', 'XRay', 'xRay'],
  ['x-y', 'XY', 'xY'],
  ['a-b-c', 'ABC', 'aBC'],
  ['A-b', 'AB', 'ab'],
  ['ß-a', 'SSA', 'sSA'],
  ['placeURL', 'PlaceURL', 'placeURL'],
  // Dashes and underscores without letters between them separate nothing.
  ['--places', 'Places', 'places'],
  ['places__', 'Places', 'places'],
  ['_user--settings-', 'UserSettings', 'userSettings'],
  ['-', '', ''],
  ['', '', ''],
  // Letters outside ASCII have cases too.
  ['éclairs', 'Éclairs', 'éclairs'],
  ['ÉclairÉs', 'ÉclairÉs', 'éclairÉs'],
  ['user-äpfel', 'UserÄpfel', 'userÄpfel'],
  ['straße-ß', 'StraßeSS', 'straßeSS'],
  ['ßa', 'SSa', 'ßa'],
  ['ΑΣ', 'ΑΣ', 'ασ'],
  // Other characters do not separate the parts of a name.
  ['v1.0', 'V1.0', 'v1.0'],
  ['two words', 'Two words', 'two words'],
] as const

/** A name with more parts than the compiler lets types nest. */
export const MANY_PARTS = 'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-a_b_c_d_e_f_g_h_i_j_k_l_m_n_o_p_q_r_s_t'
