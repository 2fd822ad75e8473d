/**
 * @generated SignedSource<<425ac78c20fe171bb3a57b782b94e579>>
 * @relayHash 52a72f3ee2a1883ef95345fdc4c8b4b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299c7563defc8d4cb9b1e3aab1a656b848c69aedfe0b72fd8bcfada310431b07

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_RANGE" | "ALBUM_FULL" | "ALREADY_DECIDED" | "ALREADY_USED" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONSENT_REQUIRED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EMAIL_UNCHANGED" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "LAST_CATEGORY" | "LINK_EXPIRED" | "LINK_INVALID" | "MEDIA_NOT_OPEN" | "MEMBERS_ONLY" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NOBODY_LEFT" | "NOT_DARK_APPROVED" | "NOT_FOUND" | "NO_REPLY" | "OTHER" | "OUT_OF_RANGE" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUIRED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "WEIGHT_OUT_OF_RANGE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type MarkBreakingNewsSeenInput = {
  legacyId: number;
};
export type BreakingNewsDialogMutation$variables = {
  input: MarkBreakingNewsSeenInput;
};
export type BreakingNewsDialogMutation$data = {
  readonly markBreakingNewsSeen: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly breakingNews: {
        readonly html: string;
        readonly legacyId: number;
        readonly title: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type BreakingNewsDialogMutation = {
  response: BreakingNewsDialogMutation$data;
  variables: BreakingNewsDialogMutation$variables;
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
  "concreteType": "BreakingNews",
  "kind": "LinkedField",
  "name": "breakingNews",
  "plural": false,
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BreakingNewsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkBreakingNewsSeenPayload",
        "kind": "LinkedField",
        "name": "markBreakingNewsSeen",
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
              (v2/*:: as any*/)
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
              (v3/*:: as any*/)
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
    "name": "BreakingNewsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkBreakingNewsSeenPayload",
        "kind": "LinkedField",
        "name": "markBreakingNewsSeen",
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
              (v2/*:: as any*/),
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "299c7563defc8d4cb9b1e3aab1a656b848c69aedfe0b72fd8bcfada310431b07",
    "metadata": {},
    "name": "BreakingNewsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60ef3e80d8fdc03686d70c34eb674556";

export default node;
