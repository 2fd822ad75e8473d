/**
 * @generated SignedSource<<7399dac6dfe631c26ca81921bf0c7b47>>
 * @relayHash 8038bff61cf063486ba7ceafcd17811b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7aa21ed75b144c40a6706aebf517578de8e013a7256c5a2ef408bc1734ee52f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgePageTestQuery$variables = Record<PropertyKey, never>;
export type LodgePageTestQuery$data = {
  readonly lodge: {
    readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
  } | null | undefined;
};
export type LodgePageTestQuery = {
  response: LodgePageTestQuery$data;
  variables: LodgePageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "legacyId",
    "value": 7
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "URL"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Profile"
},
v13 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
},
v14 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LodgePageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Lodge",
        "kind": "LinkedField",
        "name": "lodge",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LodgePage_lodge"
          }
        ],
        "storageKey": "lodge(legacyId:7)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LodgePageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Lodge",
        "kind": "LinkedField",
        "name": "lodge",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerVisitedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeMembership",
            "kind": "LinkedField",
            "name": "viewerMembership",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "joinedAt",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mayRequestFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Profile",
                "kind": "LinkedField",
                "name": "invitedBy",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeCategory",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Kink",
            "kind": "LinkedField",
            "name": "kinks",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
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
                "abstractKey": "__isMedia"
              },
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
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "access",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "distance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Area",
            "kind": "LinkedField",
            "name": "place",
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
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "owner",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gender",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanInvite",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanLeave",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEditLodge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanSeeInside",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerRole",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerInvitationStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownerlessSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPublicDebates",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPublicMeetups",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPublicMedia",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPublicMembers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waitingMediaCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManageMembers",
            "storageKey": null
          }
        ],
        "storageKey": "lodge(legacyId:7)"
      }
    ]
  },
  "params": {
    "id": "f7aa21ed75b144c40a6706aebf517578de8e013a7256c5a2ef408bc1734ee52f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "lodge": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Lodge"
        },
        "lodge.access": {
          "enumValues": [
            "ACCESS_FOR_ALL",
            "NEW_MEMBERS_APPROVED"
          ],
          "nullable": false,
          "plural": false,
          "type": "LodgeAccess"
        },
        "lodge.category": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "LodgeCategory"
        },
        "lodge.category.id": (v5/*:: as any*/),
        "lodge.category.name": (v6/*:: as any*/),
        "lodge.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Media"
        },
        "lodge.cover.__isMedia": (v6/*:: as any*/),
        "lodge.cover.__typename": (v6/*:: as any*/),
        "lodge.cover.card": (v7/*:: as any*/),
        "lodge.cover.focusX": (v8/*:: as any*/),
        "lodge.cover.focusY": (v8/*:: as any*/),
        "lodge.cover.id": (v5/*:: as any*/),
        "lodge.cover.placeholder": (v6/*:: as any*/),
        "lodge.cover.status": {
          "enumValues": [
            "UPLOADING",
            "READY_FOR_CONVERSION",
            "CONVERSION_FAILED",
            "LIVE",
            "TEMPORARY_ERROR",
            "WAITING_FOR_LOOK"
          ],
          "nullable": true,
          "plural": false,
          "type": "MediaStatus"
        },
        "lodge.cover.thumbnail": (v7/*:: as any*/),
        "lodge.cover.url": (v7/*:: as any*/),
        "lodge.distance": (v9/*:: as any*/),
        "lodge.hasPublicDebates": (v10/*:: as any*/),
        "lodge.hasPublicMedia": (v10/*:: as any*/),
        "lodge.hasPublicMeetups": (v10/*:: as any*/),
        "lodge.hasPublicMembers": (v10/*:: as any*/),
        "lodge.id": (v5/*:: as any*/),
        "lodge.kinks": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Kink"
        },
        "lodge.kinks.id": (v5/*:: as any*/),
        "lodge.kinks.name": (v6/*:: as any*/),
        "lodge.legacyId": (v11/*:: as any*/),
        "lodge.memberCount": (v11/*:: as any*/),
        "lodge.name": (v6/*:: as any*/),
        "lodge.owner": (v12/*:: as any*/),
        "lodge.owner.gender": {
          "enumValues": [
            "MALE",
            "FEMALE",
            "COUPLE",
            "TRANSSEXUAL"
          ],
          "nullable": false,
          "plural": false,
          "type": "Gender"
        },
        "lodge.owner.id": (v5/*:: as any*/),
        "lodge.owner.legacyId": (v11/*:: as any*/),
        "lodge.owner.name": (v6/*:: as any*/),
        "lodge.ownerlessSince": (v13/*:: as any*/),
        "lodge.place": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Area"
        },
        "lodge.place.city": (v14/*:: as any*/),
        "lodge.place.country": (v6/*:: as any*/),
        "lodge.place.countryArea": (v14/*:: as any*/),
        "lodge.place.countryId": (v5/*:: as any*/),
        "lodge.place.zipCode": (v14/*:: as any*/),
        "lodge.requestCount": (v9/*:: as any*/),
        "lodge.viewerCanEditLodge": (v10/*:: as any*/),
        "lodge.viewerCanInvite": (v10/*:: as any*/),
        "lodge.viewerCanLeave": (v10/*:: as any*/),
        "lodge.viewerCanManageMembers": (v10/*:: as any*/),
        "lodge.viewerCanSeeInside": (v10/*:: as any*/),
        "lodge.viewerInvitationStatus": {
          "enumValues": [
            "INVITED",
            "REJECTED",
            "MEMBER"
          ],
          "nullable": true,
          "plural": false,
          "type": "LodgeInvitationStatus"
        },
        "lodge.viewerMembership": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "LodgeMembership"
        },
        "lodge.viewerMembership.id": (v5/*:: as any*/),
        "lodge.viewerMembership.invitedBy": (v12/*:: as any*/),
        "lodge.viewerMembership.invitedBy.id": (v5/*:: as any*/),
        "lodge.viewerMembership.invitedBy.name": (v6/*:: as any*/),
        "lodge.viewerMembership.joinedAt": (v13/*:: as any*/),
        "lodge.viewerMembership.mayRequestFrom": (v13/*:: as any*/),
        "lodge.viewerMembership.requestText": (v14/*:: as any*/),
        "lodge.viewerRole": {
          "enumValues": [
            "MEMBER",
            "OWNER",
            "CO_OWNER",
            "BLACKLISTED",
            "REQUESTING",
            "DECLINED",
            "ASSISTANT"
          ],
          "nullable": true,
          "plural": false,
          "type": "LodgeRole"
        },
        "lodge.viewerVisitedAt": (v13/*:: as any*/),
        "lodge.waitingMediaCount": (v9/*:: as any*/)
      }
    },
    "name": "LodgePageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb71b8f7c39926ccbd2b8e5fdea11e8f";

export default node;
