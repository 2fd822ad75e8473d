/**
 * @generated SignedSource<<93601e088b5bc70c6d4883dea26a7b84>>
 * @relayHash b0f86dd3889c1497459511d2c9d7687d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be220d1dedbdd60c59f0f0240f19676ec5ea9701ea8a15f67209ec21fa7bb7b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeskScreenQuery } from './DeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be220d1dedbdd60c59f0f0240f19676ec5ea9701ea8a15f67209ec21fa7bb7b5",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
