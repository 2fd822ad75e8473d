/**
 * @generated SignedSource<<8500e2a3a02631eac73850d1027db8b2>>
 * @relayHash d411f43a7640c8e474f6e78c0405073e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9adc3d30959dc651f55fa238b58df68aa4adb175a0faea131a52b9ecded86a44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9adc3d30959dc651f55fa238b58df68aa4adb175a0faea131a52b9ecded86a44",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
