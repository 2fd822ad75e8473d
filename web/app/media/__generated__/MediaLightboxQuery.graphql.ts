/**
 * @generated SignedSource<<9819bf0c64fdab3b454efd1d685e508b>>
 * @relayHash e55900018137f8b96320beb689212876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce5308b1148a0d4829a389b554cae31c800ac6e66deaff7aeac68789d791a64c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaLightboxQuery$variables = {
  legacyId: number;
};
export type MediaLightboxQuery$data = {
  readonly media: {
    readonly __typename: string;
    readonly legacyId: number;
    readonly " $fragmentSpreads": FragmentRefs<"LightboxView_media">;
  } | null | undefined;
};
export type MediaLightboxQuery = {
  response: MediaLightboxQuery$data;
  variables: MediaLightboxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "legacyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "legacyId",
    "variableName": "legacyId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MediaLightboxQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "media",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LightboxView_media"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MediaLightboxQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "media",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isMedia"
          },
          (v4/*:: as any*/),
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
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "owner",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
            "storageKey": null
          },
          {
            "alias": "gallery",
            "args": [
              {
                "kind": "Literal",
                "name": "size",
                "value": "GALLERY"
              }
            ],
            "kind": "ScalarField",
            "name": "path",
            "storageKey": "path(size:\"GALLERY\")"
          },
          {
            "alias": "full",
            "args": [
              {
                "kind": "Literal",
                "name": "size",
                "value": "FULL"
              }
            ],
            "kind": "ScalarField",
            "name": "path",
            "storageKey": "path(size:\"FULL\")"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
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
            "concreteType": "Album",
            "kind": "LinkedField",
            "name": "album",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "videoPath",
                "storageKey": null
              }
            ],
            "type": "Video",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce5308b1148a0d4829a389b554cae31c800ac6e66deaff7aeac68789d791a64c",
    "metadata": {},
    "name": "MediaLightboxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de7a30f0d7b68ac97d09f7f2bb47e14a";

export default node;
