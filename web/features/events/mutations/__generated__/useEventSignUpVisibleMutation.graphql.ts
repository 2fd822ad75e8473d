/**
 * @generated SignedSource<<a767a2366eaae017179deb736326e1a8>>
 * @relayHash 286c98d2d09d6f6794a4304edcdf823f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d73aae3c4324179120908ae44a9001483d1d635641b1bd044c2ed31c5d8ac1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureCode = "CREATE_BLOG" | "CREATE_LODGE" | "CREATE_LODGE_DEBATE_ENTRY" | "EDIT_BLOG" | "LOGIN_OLD_PROFILE" | "MEMBERS_ONLY" | "TAGGED_PROFILES" | "WRITE_MAIL";
export type UserErrorCode = "ACTING_AS_OTHER" | "AGE_CHECK_UNAVAILABLE" | "AGE_RANGE" | "ALBUM_FULL" | "ALBUM_HAS_OTHERS_MEDIA" | "ALREADY_DECIDED" | "ALREADY_MEMBER" | "ALREADY_PAYING" | "ALREADY_SUBSCRIBED" | "ALREADY_USED" | "ALREADY_VALIDATED" | "APPLICATION_NOT_OPEN" | "APPLICATION_TOO_EARLY" | "BANNED" | "BETWEEN_TWO_ONLY" | "BIRTHDAY_CHANGED" | "BIRTHDAY_VALIDATED" | "BLOG_BAN_ONLY" | "BOND_CHANGED" | "BOND_EXISTS" | "CANNOT_ACT_AS_STAFF" | "CANNOT_BLOCK_STAFF" | "CASE_TAKEN" | "COMMENTS_CLOSED" | "CONFIG_TYPE_MISMATCH" | "CONFLICT_OF_INTEREST" | "CONSENT_REQUIRED" | "CONTEST_CLOSED" | "COUPLE_NEEDED" | "CROP_TOO_SMALL" | "DARK_SITES_ONLY" | "EDIT_CONFLICT" | "EID_CANCELLED" | "EID_EXPIRED" | "EID_REFUSED" | "EID_UNAVAILABLE" | "EMAIL_NOT_CONFIRMED" | "EMAIL_UNCHANGED" | "END_BEFORE_BEGIN" | "EVENT_AGE_LIMIT" | "EVENT_BEGUN" | "EVENT_CANCELLED" | "EVENT_NOT_BEGUN" | "EVENT_NOT_FOR_YOU" | "EVENT_NOT_OPEN" | "EVENT_OVER" | "EVENT_SOLD_ELSEWHERE" | "FILE_ARCHIVE_FULL" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_UNREADABLE" | "FORBIDDEN" | "GROUP_CHAT_FULL" | "HEIC_NOT_READABLE" | "HEIGHT_OUT_OF_RANGE" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVITATION_REJECTED" | "LAST_CATEGORY" | "LAST_HOST" | "LINK_EXPIRED" | "LINK_INVALID" | "LODGE_BAN_ONLY" | "LODGE_HAS_BLOCKED" | "LODGE_HAS_MEETUPS" | "LODGE_HAS_OWNER" | "LODGE_NEEDS_APPROVAL" | "LODGE_OPEN_TO_ALL" | "MEDIA_NOT_OPEN" | "MEETUP_BEGUN" | "MEETUP_CANCELLED" | "MEETUP_IN_PAST" | "MEETUP_TOO_FAR_AHEAD" | "MEETUP_TOO_LONG" | "MEMBERS_ONLY" | "METHOD_NOT_OFFERED" | "NAME_INVALID_CHARACTERS" | "NAME_RESERVED" | "NAME_TAKEN" | "NEWS_BEGUN" | "NEWS_NOT_BEGUN" | "NEWS_OVER" | "NOBODY_LEFT" | "NOTHING_TO_ANSWER" | "NOT_DARK_APPROVED" | "NOT_EVENT_ADMIN" | "NOT_FOUND" | "NOT_REACTIVATABLE" | "NOT_REFUSED" | "NOT_SUBSCRIBED" | "NO_BIRTHDAY" | "NO_PLACES_FOR_GENDER" | "NO_PLACE_HELD" | "NO_REPLY" | "NO_SUCH_TIME" | "OBJECTION_CLOSED" | "OFFER_ENDED" | "OTHER" | "OUTRANKED" | "OUT_OF_RANGE" | "OWNERSHIP_NOT_OPEN" | "OWNER_CANNOT_LEAVE" | "OWNER_IS_SHOWN" | "OWN_CONTENT" | "OWN_ENTRY" | "OWN_PROFILE" | "PASSWORD_CONTAINS_NAME" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "PAYMENT_PENDING" | "PAYMENT_UNAVAILABLE" | "PICTURE_NEEDED" | "PICTURE_NOT_READY" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_NARROW" | "PICTURE_TOO_SMALL" | "PROFILE_LOCKED" | "PROFILE_TYPE_UNCHANGED" | "PROFILE_WAITS" | "PROFILE_WILL_BE_ERASED" | "PUSH_KEY_INVALID" | "PUSH_SERVICE_UNKNOWN" | "QUIT_CLOSED" | "RATE_LIMITED" | "RECIPIENT_GONE" | "RELATION_EXISTS" | "REQUEST_TOO_EARLY" | "REQUIRED" | "SAME_PERSON" | "SECOND_PERSON_NEEDED" | "TERMS_NOT_ACCEPTED" | "TERMS_REQUIRED" | "TICKETS_OF_OTHERS" | "TICKET_NOT_ANSWERED" | "TICKET_NOT_TAKEN" | "TICKET_TAKEN" | "TOO_LONG" | "TOO_MANY_ALBUMS" | "TOO_MANY_CATEGORIES" | "TOO_MANY_DRAFTS" | "TOO_MANY_KINKS" | "TOO_MANY_LODGE_ALBUMS" | "TOO_MANY_LODGE_MEDIA" | "TOO_MANY_MEDIA" | "TOO_MANY_MEDIA_IN_TEXT" | "TOO_MANY_PINNED" | "TOO_MANY_PINNED_ENTRIES" | "TOO_MANY_PROFILE_PICTURES" | "TOO_MANY_SAVED_SEARCHES" | "TOO_MANY_TAGS" | "TOO_MUCH_FORMATTING" | "TOO_SHORT" | "UNDER_AGE" | "UNKNOWN_ITEM" | "UNKNOWN_ZIP_CODE" | "VALIDATION_FAILED" | "VALIDATION_REQUIRED" | "VIDEO_CALLS_OFF" | "VIDEO_NEEDED" | "VIDEO_NEEDS_ALBUM" | "VIDEO_NOT_ALLOWED" | "VIDEO_WAITS" | "WEIGHT_OUT_OF_RANGE" | "WITHDRAWAL_ENDED" | "WRONG_AMOUNT" | "WRONG_CODE" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD";
export type SetEventSignUpVisibleInput = {
  id: string;
  visible: boolean;
};
export type useEventSignUpVisibleMutation$variables = {
  input: SetEventSignUpVisibleInput;
};
export type useEventSignUpVisibleMutation$data = {
  readonly setEventSignUpVisible: {
    readonly event: {
      readonly " $fragmentSpreads": FragmentRefs<"EventGuests_event" | "EventSignUp_event">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly feature?: FeatureCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useEventSignUpVisibleMutation = {
  response: useEventSignUpVisibleMutation$data;
  variables: useEventSignUpVisibleMutation$variables;
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
  "name": "status",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gender",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventSignUpVisibleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetEventSignUpVisiblePayload",
        "kind": "LinkedField",
        "name": "setEventSignUpVisible",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "event",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EventSignUp_event"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EventGuests_event"
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
    "name": "useEventSignUpVisibleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetEventSignUpVisiblePayload",
        "kind": "LinkedField",
        "name": "setEventSignUpVisible",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "event",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
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
                "name": "beginsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "couplePrice",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "places",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EventGenderCount",
                "kind": "LinkedField",
                "name": "genderPlaces",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comingCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EventGenderCount",
                "kind": "LinkedField",
                "name": "coming",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitingCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freePlaces",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EventGenderCount",
                "kind": "LinkedField",
                "name": "freeByGender",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerSignUp",
                "kind": "LinkedField",
                "name": "viewerSignUp",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "persons",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isVisible",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "position",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "heldUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "paid",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refundPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "checkedInAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSignUp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanQuit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 12
                  }
                ],
                "concreteType": "ProfileConnection",
                "kind": "LinkedField",
                "name": "attendees",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProfileEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Profile",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
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
                              (v6/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "legacyId",
                            "storageKey": null
                          },
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "attendees(first:12)"
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
    "id": "f2d73aae3c4324179120908ae44a9001483d1d635641b1bd044c2ed31c5d8ac1",
    "metadata": {},
    "name": "useEventSignUpVisibleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0eb20bbf3df8be76384fd2ac01b959d";

export default node;
