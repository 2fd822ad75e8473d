/**
 * @generated SignedSource<<2eb83404dfa1e5f5ede8f1860ab708c5>>
 * @relayHash ea758fe1c7cde29dfcc1da1d84135978
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c31d485c02b31158b7b8f789e81c82a381e32d7f4e9440d162059241660d512

import type { ConcreteRequest } from 'relay-runtime';
export type LandingScreenQuery$variables = {
  path: string;
};
export type LandingScreenQuery$data = {
  readonly landingPage: {
    readonly heading: string;
    readonly html: string;
    readonly legacyId: number;
    readonly metaDescription: string;
    readonly teaser: string;
    readonly title: string;
  } | null | undefined;
  readonly site: {
    readonly landingPages: ReadonlyArray<{
      readonly legacyId: number;
      readonly path: string;
      readonly title: string;
    }> | null | undefined;
  };
};
export type LandingScreenQuery = {
  response: LandingScreenQuery$data;
  variables: LandingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "path"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "path",
      "variableName": "path"
    }
  ],
  "concreteType": "LandingPage",
  "kind": "LinkedField",
  "name": "landingPage",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teaser",
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "LandingPageLink",
  "kind": "LinkedField",
  "name": "landingPages",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LandingScreenQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "LandingScreenQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0c31d485c02b31158b7b8f789e81c82a381e32d7f4e9440d162059241660d512",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e58fd3d272f624f93cf6d72ad277af9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
