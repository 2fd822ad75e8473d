/**
 * @generated SignedSource<<9bba34f8250f59e69dc3d7af17c69843>>
 * @relayHash bd987fd3203780ba76f1c6701bb4c913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7211b57db053b2aad80ca4f5a7d3d39481a00391d3c7cc0a83ade6aed216e2db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_CHECK_UNAVAILABLE" | "AGE_RANGE" | "ALBUM_FULL" | "ALBUM_HAS_OTHERS_MEDIA" | "ALREADY_DECIDED" | "ALREADY_MEMBER" | "ALREADY_PAYING" | "ALREADY_SUBSCRIBED" | "ALREADY_USED" | "ALREADY_VALIDATED" | "APPLICATION_NOT_OPEN" | "APPLICATION_TOO_EARLY" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "BOND_CHANGED" | "BOND_EXISTS" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "CASE_TAKEN" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONFLICT_OF_INTEREST" | "CONSENT_REQUIRED" | "CONTEST_CLOSED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EID_CANCELLED" | "EID_EXPIRED" | "EID_REFUSED" | "EID_UNAVAILABLE" | "EMAIL_NOT_CONFIRMED" | "EMAIL_UNCHANGED" | "END_BEFORE_BEGIN" | "EVENT_AGE_LIMIT" | "EVENT_BEGUN" | "EVENT_CANCELLED" | "EVENT_NOT_BEGUN" | "EVENT_NOT_FOR_YOU" | "EVENT_NOT_OPEN" | "EVENT_OVER" | "EVENT_SOLD_ELSEWHERE" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVITATION_REJECTED" | "LAST_CATEGORY" | "LAST_HOST" | "LINK_EXPIRED" | "LINK_INVALID" | "LODGE_BAN_ONLY" | "LODGE_HAS_BLOCKED" | "LODGE_HAS_MEETUPS" | "LODGE_HAS_OWNER" | "LODGE_NEEDS_APPROVAL" | "LODGE_OPEN_TO_ALL" | "MEDIA_NOT_OPEN" | "MEETUP_BEGUN" | "MEETUP_CANCELLED" | "MEETUP_IN_PAST" | "MEETUP_TOO_FAR_AHEAD" | "MEETUP_TOO_LONG" | "MEMBERS_ONLY" | "METHOD_NOT_OFFERED" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NEWS_BEGUN" | "NEWS_NOT_BEGUN" | "NEWS_OVER" | "NOBODY_LEFT" | "NOTHING_TO_ANSWER" | "NOT_DARK_APPROVED" | "NOT_EVENT_ADMIN" | "NOT_FOUND" | "NOT_REACTIVATABLE" | "NOT_REFUSED" | "NOT_SUBSCRIBED" | "NO_BIRTHDAY" | "NO_PLACES_FOR_GENDER" | "NO_PLACE_HELD" | "NO_REPLY" | "NO_SUCH_TIME" | "OBJECTION_CLOSED" | "OFFER_ENDED" | "OTHER" | "OUTRANKED" | "OUT_OF_RANGE" | "OWNERSHIP_NOT_OPEN" | "OWNER_CANNOT_LEAVE" | "OWNER_IS_SHOWN" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PAYMENT_PENDING" | "PAYMENT_UNAVAILABLE" | "PICTURE_NEEDED" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WAITS" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "QUIT_CLOSED" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUEST_TOO_EARLY" | "REQUIRED" | "SAME_PERSON" | "SECOND_PERSON_NEEDED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TICKETS_OF_OTHERS" | "TICKET_NOT_ANSWERED" | "TICKET_NOT_TAKEN" | "TICKET_TAKEN" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_KINKS" | "TOO_MANY_LODGE_ALBUMS" | "TOO_MANY_LODGE_MEDIA" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDED" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "VIDEO_WAITS" | "WEIGHT_OUT_OF_RANGE" | "WITHDRAWAL_ENDED" | "WRONG_AMOUNT" | "WRONG_CODE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type DeleteRelationInput = {
  relationId: string;
};
export type useEndRelationMutation$variables = {
  input: DeleteRelationInput;
};
export type useEndRelationMutation$data = {
  readonly deleteRelation: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly feature?: FeatureCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly relations: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RelationRow_relation">;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useEndRelationMutation = {
  response: useEndRelationMutation$data;
  variables: useEndRelationMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndRelationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteRelationPayload",
        "kind": "LinkedField",
        "name": "deleteRelation",
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
                "concreteType": "Relation",
                "kind": "LinkedField",
                "name": "relations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RelationRow_relation"
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "useEndRelationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteRelationPayload",
        "kind": "LinkedField",
        "name": "deleteRelation",
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
                "concreteType": "Relation",
                "kind": "LinkedField",
                "name": "relations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRequestedByOther",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
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
                        "name": "headline",
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
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Area",
                        "kind": "LinkedField",
                        "name": "area",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "zipCode",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "city",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "countryArea",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "countryId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "country",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
                              (v7/*:: as any*/),
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
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isMember",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isValidated",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isFavourite",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isTagged",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7211b57db053b2aad80ca4f5a7d3d39481a00391d3c7cc0a83ade6aed216e2db",
    "metadata": {},
    "name": "useEndRelationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a3f0a1d4fc44705105dd615d3065842";

export default node;
