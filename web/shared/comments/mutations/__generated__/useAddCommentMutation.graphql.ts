/**
 * @generated SignedSource<<977ab2edc776fa89643d332e5e73767d>>
 * @relayHash 1b3d9915834d5d16bb43dbfbd1179e91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 247967fc621ebf690f65c693fce720ca2bfa980c1a58f73d33552602f00c80e5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_CHECK_UNAVAILABLE" | "AGE_RANGE" | "ALBUM_FULL" | "ALBUM_HAS_OTHERS_MEDIA" | "ALREADY_DECIDED" | "ALREADY_MEMBER" | "ALREADY_PAYING" | "ALREADY_SUBSCRIBED" | "ALREADY_USED" | "ALREADY_VALIDATED" | "APPLICATION_NOT_OPEN" | "APPLICATION_TOO_EARLY" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "BOND_CHANGED" | "BOND_EXISTS" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "CASE_TAKEN" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONFLICT_OF_INTEREST" | "CONSENT_REQUIRED" | "CONTEST_CLOSED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EID_CANCELLED" | "EID_EXPIRED" | "EID_REFUSED" | "EID_UNAVAILABLE" | "EMAIL_NOT_CONFIRMED" | "EMAIL_UNCHANGED" | "END_BEFORE_BEGIN" | "EVENT_AGE_LIMIT" | "EVENT_BEGUN" | "EVENT_CANCELLED" | "EVENT_NOT_BEGUN" | "EVENT_NOT_FOR_YOU" | "EVENT_NOT_OPEN" | "EVENT_OVER" | "EVENT_SOLD_ELSEWHERE" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVITATION_REJECTED" | "LAST_CATEGORY" | "LAST_HOST" | "LINK_EXPIRED" | "LINK_INVALID" | "LODGE_BAN_ONLY" | "LODGE_HAS_BLOCKED" | "LODGE_HAS_MEETUPS" | "LODGE_HAS_OWNER" | "LODGE_NEEDS_APPROVAL" | "LODGE_OPEN_TO_ALL" | "MEDIA_NOT_OPEN" | "MEETUP_BEGUN" | "MEETUP_CANCELLED" | "MEETUP_IN_PAST" | "MEETUP_TOO_FAR_AHEAD" | "MEETUP_TOO_LONG" | "MEMBERS_ONLY" | "METHOD_NOT_OFFERED" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NEWS_BEGUN" | "NEWS_NOT_BEGUN" | "NEWS_OVER" | "NOBODY_LEFT" | "NOTHING_TO_ANSWER" | "NOT_DARK_APPROVED" | "NOT_EVENT_ADMIN" | "NOT_FOUND" | "NOT_REACTIVATABLE" | "NOT_REFUSED" | "NOT_SUBSCRIBED" | "NO_BIRTHDAY" | "NO_PLACES_FOR_GENDER" | "NO_PLACE_HELD" | "NO_REPLY" | "NO_SUCH_TIME" | "OBJECTION_CLOSED" | "OFFER_ENDED" | "OTHER" | "OUTRANKED" | "OUT_OF_RANGE" | "OWNERSHIP_NOT_OPEN" | "OWNER_CANNOT_LEAVE" | "OWNER_IS_SHOWN" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PAYMENT_PENDING" | "PAYMENT_UNAVAILABLE" | "PICTURE_NEEDED" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WAITS" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "QUIT_CLOSED" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUEST_TOO_EARLY" | "REQUIRED" | "SAME_PERSON" | "SECOND_PERSON_NEEDED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TICKETS_OF_OTHERS" | "TICKET_NOT_ANSWERED" | "TICKET_NOT_TAKEN" | "TICKET_TAKEN" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_KINKS" | "TOO_MANY_LODGE_ALBUMS" | "TOO_MANY_LODGE_MEDIA" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDED" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "VIDEO_WAITS" | "WEIGHT_OUT_OF_RANGE" | "WITHDRAWAL_ENDED" | "WRONG_AMOUNT" | "WRONG_CODE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type AddCommentInput = {
  after?: string | null | undefined;
  id: string;
  key?: string | null | undefined;
  mentionIds?: ReadonlyArray<string> | null | undefined;
  parentId?: string | null | undefined;
  text: string;
};
export type useAddCommentMutation$variables = {
  connections: ReadonlyArray<string>;
  inThread: boolean;
  input: AddCommentInput;
};
export type useAddCommentMutation$data = {
  readonly addComment: {
    readonly commentEdge: {
      readonly cursor: string;
      readonly node: {
        readonly __typename: string;
        readonly createdAt: string;
        readonly id: string;
        readonly legacyId: number;
        readonly " $fragmentSpreads": FragmentRefs<"CommentThread_comment" | "useParticipants_comments">;
      };
    } | null | undefined;
    readonly item: {
      readonly commentCount: number;
      readonly id: string;
    } | null | undefined;
    readonly parent?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CommentThread_comment" | "useParticipants_comments">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly feature?: FeatureCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useAddCommentMutation = {
  response: useAddCommentMutation$data;
  variables: useAddCommentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inThread"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
  "name": "legacyId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "useParticipants_comments"
},
v10 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CommentThread_comment"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v15 = {
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
v16 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isComment"
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Profile",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "placeholder",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "focusX",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "focusY",
              "storageKey": null
            },
            {
              "alias": "thumbnail",
              "args": [
                {
                  "kind": "Literal",
                  "name": "size",
                  "value": "THUMBNAIL"
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(size:\"THUMBNAIL\")"
            },
            {
              "alias": "card",
              "args": [
                {
                  "kind": "Literal",
                  "name": "size",
                  "value": "CARD"
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(size:\"CARD\")"
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "size",
                  "value": "GALLERY"
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(size:\"GALLERY\")"
            }
          ],
          "type": "Media",
          "abstractKey": "__isMedia"
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "persons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavourite",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Mention",
  "kind": "LinkedField",
  "name": "mentions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    (v17/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentId",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v27 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasLiked",
      "storageKey": null
    }
  ],
  "type": "Likable",
  "abstractKey": "__isLikable"
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "replies",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v18/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v16/*:: as any*/),
    (v19/*:: as any*/),
    (v8/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddCommentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AddCommentPayload",
        "kind": "LinkedField",
        "name": "addComment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CommentEdge",
            "kind": "LinkedField",
            "name": "commentEdge",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "inThread",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
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
            "name": "item",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v11/*:: as any*/)
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/)
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAddCommentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AddCommentPayload",
        "kind": "LinkedField",
        "name": "addComment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CommentEdge",
            "kind": "LinkedField",
            "name": "commentEdge",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v28/*:: as any*/),
                  (v24/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "commentEdge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "item",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v11/*:: as any*/)
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
              (v5/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isUserError"
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "inThread",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v28/*:: as any*/),
                  (v7/*:: as any*/),
                  (v24/*:: as any*/),
                  (v19/*:: as any*/),
                  (v8/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "247967fc621ebf690f65c693fce720ca2bfa980c1a58f73d33552602f00c80e5",
    "metadata": {},
    "name": "useAddCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a681f1e240f22eac1b62b207ab69a4c";

export default node;
