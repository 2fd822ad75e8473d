/**
 * @generated SignedSource<<8588add7fb502e8b5a3642e5ea56ac11>>
 * @relayHash b900de6461a560d77107282b59e76f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a10469265afc640d0ec998a936061554a0ed1baeff1ca840e0f81b2ba2a0cb

import type { ConcreteRequest } from 'relay-runtime';
export type LegalPageKey = "CODE_OF_CONDUCT" | "COOKIES" | "ETHICAL_RULES" | "GENERAL_TERMS" | "PRIVACY" | "TRADE_TERMS";
export type LegalScreenQuery$variables = {
  key: LegalPageKey;
};
export type LegalScreenQuery$data = {
  readonly site: {
    readonly legalPage: {
      readonly html: string;
      readonly key: LegalPageKey;
      readonly title: string;
      readonly updatedAt: string;
    } | null | undefined;
  };
};
export type LegalScreenQuery = {
  response: LegalScreenQuery$data;
  variables: LegalScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "key",
      "variableName": "key"
    }
  ],
  "concreteType": "LegalPage",
  "kind": "LinkedField",
  "name": "legalPage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LegalScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "LegalScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "a9a10469265afc640d0ec998a936061554a0ed1baeff1ca840e0f81b2ba2a0cb",
    "metadata": {},
    "name": "LegalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0687bbdd48cc0b6acdd90cca008a5917";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
