/**
 * @generated SignedSource<<7364c4bfe4b743face68fb74b3ea166c>>
 * @relayHash b19b08a065639a31e6484e06108251cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea9c94b1c771f0e84eb133508ed392b13e355ef7a8ce7363694bb3ae1af8734

import type { ConcreteRequest } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_RANGE" | "ALBUM_FULL" | "ALREADY_DECIDED" | "ALREADY_USED" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONSENT_REQUIRED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EMAIL_UNCHANGED" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "LAST_CATEGORY" | "LINK_EXPIRED" | "LINK_INVALID" | "MEDIA_NOT_OPEN" | "MEMBERS_ONLY" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NOBODY_LEFT" | "NOT_DARK_APPROVED" | "NOT_FOUND" | "NO_REPLY" | "OTHER" | "OUT_OF_RANGE" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUIRED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "WEIGHT_OUT_OF_RANGE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type SaveBlogEntryInput = {
  audience: ReadonlyArray<Audience>;
  commentsEnabled: boolean;
  html: string;
  id?: string | null | undefined;
  key?: string | null | undefined;
  publish: boolean;
  revision?: number | null | undefined;
  tags: ReadonlyArray<string>;
  title: string;
};
export type useSaveEntryMutation$variables = {
  input: SaveBlogEntryInput;
  publish: boolean;
};
export type useSaveEntryMutation$data = {
  readonly saveBlogEntry: {
    readonly entry?: {
      readonly audience: ReadonlyArray<Audience>;
      readonly commentsEnabled: boolean;
      readonly cover: {
        readonly id: string;
      } | null | undefined;
      readonly editedAt: string | null | undefined;
      readonly excerpt: string;
      readonly html: string | null | undefined;
      readonly id: string;
      readonly media: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly publishedAt: string | null | undefined;
      readonly readMinutes: number;
      readonly slug: string;
      readonly status: BlogEntryStatus;
      readonly tags: ReadonlyArray<{
        readonly legacyId: number;
        readonly name: string;
      }>;
      readonly title: string;
      readonly unpublishedChanges: boolean;
    } | null | undefined;
    readonly saved: {
      readonly entryId: string;
      readonly legacyId: number;
      readonly revision: number;
      readonly savedAt: string;
      readonly slug: string;
      readonly status: BlogEntryStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly feature?: FeatureCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSaveEntryMutation = {
  response: useSaveEntryMutation$data;
  variables: useSaveEntryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "publish"
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
  "name": "legacyId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "SavedBlogEntry",
  "kind": "LinkedField",
  "name": "saved",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryId",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readMinutes",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "BlogTag",
  "kind": "LinkedField",
  "name": "tags",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  (v6/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentsEnabled",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unpublishedChanges",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v21 = {
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
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v23 = [
  (v22/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveBlogEntryPayload",
        "kind": "LinkedField",
        "name": "saveBlogEntry",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "condition": "publish",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogEntry",
                "kind": "LinkedField",
                "name": "entry",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "media",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
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
    "name": "useSaveEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveBlogEntryPayload",
        "kind": "LinkedField",
        "name": "saveBlogEntry",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "condition": "publish",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogEntry",
                "kind": "LinkedField",
                "name": "entry",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "media",
                    "plural": true,
                    "selections": (v23/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": (v23/*:: as any*/),
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v22/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isUserError"
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ea9c94b1c771f0e84eb133508ed392b13e355ef7a8ce7363694bb3ae1af8734",
    "metadata": {},
    "name": "useSaveEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05391b1f068d3443c6e5b40582825398";

export default node;
