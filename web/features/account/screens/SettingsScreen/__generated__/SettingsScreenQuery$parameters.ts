/**
 * @generated SignedSource<<917c36459a8ff0a62bd7d6d2815a975a>>
 * @relayHash 9d8d3399f873fdbdd648f529ed994bd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df2528320a687db91dda5f100efe57762a3ffcc5785e256f3241766b2396edf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3df2528320a687db91dda5f100efe57762a3ffcc5785e256f3241766b2396edf",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
