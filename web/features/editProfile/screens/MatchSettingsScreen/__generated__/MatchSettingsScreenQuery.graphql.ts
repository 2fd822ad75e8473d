/**
 * @generated SignedSource<<a8a15400387939f5a4b7eff6d0eda0ea>>
 * @relayHash 8a2f5f4012f2a9e4ab93800abac51e79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a805863c3b241112dc1e21906cc5de5bdb30d736aa2adc32360f41d15343936

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type MatchSettingsScreenQuery$data = {
  readonly viewer: {
    readonly matchSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"MatchSettingsForm_settings">;
    } | null | undefined;
  };
};
export type MatchSettingsScreenQuery = {
  response: MatchSettingsScreenQuery$data;
  variables: MatchSettingsScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchSettingsScreenQuery",
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
            "concreteType": "MatchSettings",
            "kind": "LinkedField",
            "name": "matchSettings",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MatchSettingsForm_settings"
              }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MatchSettingsScreenQuery",
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
            "concreteType": "MatchSettings",
            "kind": "LinkedField",
            "name": "matchSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "audience",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ageFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ageTo",
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
                "kind": "ScalarField",
                "name": "lookingFor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "8a805863c3b241112dc1e21906cc5de5bdb30d736aa2adc32360f41d15343936",
    "metadata": {},
    "name": "MatchSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "bd4c6867c9d5e088b0ae864131c3a5fb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
