/**
 * @generated SignedSource<<f54b6b53c3e6ea9ce75915862a732447>>
 * @relayHash 1ca7e1449dfcabb95e9a4e4ff304591e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6b11d3955742c8111e05bc0fd15e8c3d3f0a9ccb39b3ab4d4ff840fae1cf036

import type { ConcreteRequest } from 'relay-runtime';
export type FaqEntryScreenQuery$variables = {
  legacyId: number;
};
export type FaqEntryScreenQuery$data = {
  readonly site: {
    readonly faqEntry: {
      readonly category: string;
      readonly html: string;
      readonly question: string;
    } | null | undefined;
  };
};
export type FaqEntryScreenQuery = {
  response: FaqEntryScreenQuery$data;
  variables: FaqEntryScreenQuery$variables;
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
  "name": "category",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqEntryScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "FaqEntry",
            "kind": "LinkedField",
            "name": "faqEntry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "FaqEntryScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "FaqEntry",
            "kind": "LinkedField",
            "name": "faqEntry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f6b11d3955742c8111e05bc0fd15e8c3d3f0a9ccb39b3ab4d4ff840fae1cf036",
    "metadata": {},
    "name": "FaqEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31afe0dac8fad1121fec5fc28fde8043";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
