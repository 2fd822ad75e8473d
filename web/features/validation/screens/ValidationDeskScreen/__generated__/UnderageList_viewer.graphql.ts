/**
 * @generated SignedSource<<3c8a1df9a22589b3c70cbd7a3f65bace>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
export type ValidationMethod = "MIT_ID" | "NEM_ID" | "PERSONAL" | "VIDEO_UPLOAD" | "YOTI";
import type { FragmentRefs } from "relay-runtime";
export type UnderageList_viewer$data = {
  readonly underagePersons: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly foundAt: string;
        readonly gender: Gender;
        readonly key: string;
        readonly method: ValidationMethod;
        readonly name: string;
        readonly status: ProfileStatus | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "UnderageList_viewer";
};
export type UnderageList_viewer$key = {
  readonly " $data"?: UnderageList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnderageList_viewer">;
};

import UnderageListPaginationQuery_graphql from './UnderageListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "underagePersons"
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
      "operation": UnderageListPaginationQuery_graphql
    }
  },
  "name": "UnderageList_viewer",
  "selections": [
    {
      "alias": "underagePersons",
      "args": null,
      "concreteType": "UnderagePersonConnection",
      "kind": "LinkedField",
      "name": "__UnderageList_underagePersons_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UnderagePersonEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "UnderagePerson",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "name",
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "method",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "foundAt",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
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

(node as any).hash = "1f980e1615e1ad8c217e4f66497f99eb";

export default node;
