/**
 * @generated SignedSource<<4554962aaf6e14905ca5f1ee3b41ab8f>>
 * @relayHash d513e9ddd7ef37553984b99dee2a7053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bc297a82491389fdd4ab2bae132bafab9ee4aef7f5bb9d564a88cd9c2824fdb

import type { ConcreteRequest } from 'relay-runtime';
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type RelationStatus = "ACCEPTED" | "REQUESTED";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_RANGE" | "ALBUM_FULL" | "ALREADY_DECIDED" | "ALREADY_USED" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONSENT_REQUIRED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EMAIL_UNCHANGED" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "LAST_CATEGORY" | "LINK_EXPIRED" | "LINK_INVALID" | "MEDIA_NOT_OPEN" | "MEMBERS_ONLY" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NOBODY_LEFT" | "NOT_DARK_APPROVED" | "NOT_FOUND" | "NO_REPLY" | "OTHER" | "OUT_OF_RANGE" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUIRED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "WEIGHT_OUT_OF_RANGE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type RequestRelationInput = {
  profileId: string;
  type: RelationType;
};
export type useRequestRelationMutation$variables = {
  input: RequestRelationInput;
};
export type useRequestRelationMutation$data = {
  readonly requestRelation: {
    readonly relation: {
      readonly status: RelationStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly feature?: FeatureCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly relations: ReadonlyArray<{
        readonly profile: {
          readonly id: string;
        };
        readonly relationId: string;
        readonly requestedByOther: boolean;
        readonly status: RelationStatus;
        readonly type: RelationType;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useRequestRelationMutation = {
  response: useRequestRelationMutation$data;
  variables: useRequestRelationMutation$variables;
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
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Relation",
  "kind": "LinkedField",
  "name": "relation",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Relation",
  "kind": "LinkedField",
  "name": "relations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "relationId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedByOther",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v9 = {
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
    "name": "useRequestRelationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestRelationPayload",
        "kind": "LinkedField",
        "name": "requestRelation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
    "name": "useRequestRelationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestRelationPayload",
        "kind": "LinkedField",
        "name": "requestRelation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8bc297a82491389fdd4ab2bae132bafab9ee4aef7f5bb9d564a88cd9c2824fdb",
    "metadata": {},
    "name": "useRequestRelationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e7e4335a03bfcec11f8d8c24b5f5d63";

export default node;
