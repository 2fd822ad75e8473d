/**
 * @generated SignedSource<<f171923840573db326f979c3442ace35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsentKind = "MEDIA_RIGHTS" | "SENSITIVE_DATA" | "TERMS" | "VALIDATION_VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type ConsentHistory_viewer$data = {
  readonly consents: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly at: string;
        readonly isGiven: boolean;
        readonly kind: ConsentKind;
        readonly version: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly hasAcceptedTerms: boolean;
  readonly " $fragmentType": "ConsentHistory_viewer";
};
export type ConsentHistory_viewer$key = {
  readonly " $data"?: ConsentHistory_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentHistory_viewer">;
};

import ConsentHistoryPaginationQuery_graphql from './ConsentHistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "consents"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": ConsentHistoryPaginationQuery_graphql
    }
  },
  "name": "ConsentHistory_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAcceptedTerms",
      "storageKey": null
    },
    {
      "alias": "consents",
      "args": null,
      "concreteType": "ConsentConnection",
      "kind": "LinkedField",
      "name": "__ConsentHistory_consents_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ConsentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Consent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isGiven",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "bf2b31f1d6e7115a56cd21e18af4db57";

export default node;
