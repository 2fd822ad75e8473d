/**
 * @generated SignedSource<<04c1140d9ef147b40696c2810354db2b>>
 * @relayHash 4d4b9dfca7790053d2efb0278ad2ff9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59721cc69bfefc7b67f8a884fa7e3c026d5767bf07cf6c866f107c95aab17f93

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_RANGE" | "ALBUM_FULL" | "ALREADY_DECIDED" | "ALREADY_USED" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONSENT_REQUIRED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EMAIL_UNCHANGED" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "LAST_CATEGORY" | "LINK_EXPIRED" | "LINK_INVALID" | "MEDIA_NOT_OPEN" | "MEMBERS_ONLY" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NOBODY_LEFT" | "NOT_DARK_APPROVED" | "NOT_FOUND" | "NO_REPLY" | "OTHER" | "OUT_OF_RANGE" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUIRED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "WEIGHT_OUT_OF_RANGE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type UpdatePersonBirthdayInput = {
  birthday: string;
  personLegacyId: number;
};
export type useUpdateBirthdayMutation$variables = {
  input: UpdatePersonBirthdayInput;
};
export type useUpdateBirthdayMutation$data = {
  readonly updatePersonBirthday: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly feature?: FeatureCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly editableProfile: {
        readonly persons: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"BirthdayForm_person">;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdateBirthdayMutation = {
  response: useUpdateBirthdayMutation$data;
  variables: useUpdateBirthdayMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feature",
      "storageKey": null
    }
  ],
  "type": "MembersOnlyError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateBirthdayMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePersonBirthdayPayload",
        "kind": "LinkedField",
        "name": "updatePersonBirthday",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EditableProfile",
                "kind": "LinkedField",
                "name": "editableProfile",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EditablePerson",
                    "kind": "LinkedField",
                    "name": "persons",
                    "plural": true,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "BirthdayForm_person"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateBirthdayMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePersonBirthdayPayload",
        "kind": "LinkedField",
        "name": "updatePersonBirthday",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EditableProfile",
                "kind": "LinkedField",
                "name": "editableProfile",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EditablePerson",
                    "kind": "LinkedField",
                    "name": "persons",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "legacyId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "birthday",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isUserError"
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "59721cc69bfefc7b67f8a884fa7e3c026d5767bf07cf6c866f107c95aab17f93",
    "metadata": {},
    "name": "useUpdateBirthdayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e6ec47aecfeac38b1d21613d4f0f82f";

export default node;
